import type { PageLink } from './links.ts';
import type { Prose } from './prose.ts';

export interface Picture {
  readonly src: string;
  readonly title: string;
  readonly alt: string;
}

/** The logo of a client. `placeholder` reserves space for a logo that is not known yet. */
export interface Logo {
  readonly src: string;
  readonly placeholder?: string;
}

export interface FaqItem {
  readonly id: string;
  readonly title: string;
  readonly content: Prose;
}

export interface ArticleCard {
  readonly id: string;
  readonly href: string;
  readonly heading: string;
  readonly lead: string;
  readonly published: string;
  readonly picture: string;
}

export interface ClaimLine {
  readonly statement: string;
  /** Null for a claim without evidence, which is marked as a placeholder. */
  readonly evidence: { readonly document: string; readonly date: string } | null;
  readonly placeholder?: string;
}

/** One step of an instruction, with its drawings and what never to do during it. */
interface EmergencyStep {
  readonly words: string;
  readonly pictures: readonly Picture[];
  readonly never: readonly string[];
}

/** A short instruction for an emergency. */
export interface Emergency {
  readonly id: string;
  readonly call: string;
  readonly steps: readonly EmergencyStep[];
  /** Compressions a minute; null where there are none. */
  readonly beats: number | null;
  /** The instructions for people of other ages, this one among them; empty where the steps apply for everybody. */
  readonly ages: readonly PageLink[];
  /** Medicine that may be at hand, in which form and for whom; null if first aid uses none. */
  readonly medicine: string | null;
  /** What never to do at any step. */
  readonly never: readonly string[];
  /** What to do when alone. */
  readonly alone: string;
  /** Guidelines with their years. */
  readonly sources: readonly string[];
}

/** The links to the instructions: as tiles for what kills within minutes, as text links for the others. */
export interface EmergencyChoice {
  readonly tiles: readonly (PageLink & { readonly picture: string; readonly ages: readonly PageLink[] })[];
  readonly others: readonly PageLink[];
}

/** A table of the model on a page of text. The first cell of a row names it; a cell without text is null. */
export interface PageTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}
