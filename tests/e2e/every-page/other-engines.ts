import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isFull } from '../../depth.ts';
import { missingTool, toolFolder } from '../../hosts/servers/npm-tools.ts';

const ibm = 'accessibility-checker-engine';
const sniffer = 'html_codesniffer';

interface Finding {
  readonly rule: string;
  readonly element: string;
  readonly words: string;
}

/** What an engine takes for a fault and is none, and why. */
const falseAlarms: readonly { readonly rule: string; readonly element: RegExp; readonly reason: string }[] = [
  {
    rule: 'aria_content_in_landmark',
    element: /class="skip-link"/,
    reason: 'the link that skips to the content stands before all landmarks: it is the first stop of the keyboard',
  },
  {
    rule: 'text_contrast_sufficient',
    element: /^<span>$/,
    reason:
      'the engine takes the dot of a neighbour for the ground of a name on the map; the pixels are judged after axe',
  },
];

declare global {
  /** IBM's engine, once it is in the page. */
  var ace: {
    readonly Checker: new () => {
      readonly check: (
        root: Document,
        sets: readonly string[],
      ) => Promise<{
        readonly results: readonly {
          readonly ruleId: string;
          readonly value: readonly string[];
          readonly message: string;
          readonly snippet: string;
        }[];
      }>;
    };
  };
  /** HTML_CodeSniffer, once it is in the page. */
  var HTMLCS: {
    readonly process: (standard: string, root: Document, done: () => void, failed: () => void) => void;
    readonly getMessages: () => readonly {
      readonly type: number;
      readonly code: string;
      readonly msg: string;
      readonly element: Element;
    }[];
  };
}

/** Runs in the page, with both engines in it. */
const ask = async (): Promise<Finding[]> => {
  const { results } = await new ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']);
  const found = results
    .filter(({ value: [, outcome] }) => outcome === 'FAIL')
    .map(({ ruleId, message, snippet }) => ({ rule: ruleId, element: snippet, words: message }));
  await new Promise<void>((done, failed) => HTMLCS.process('WCAG2AA', document, done, failed));
  const error = 1;
  const sniffed = HTMLCS.getMessages()
    .filter(({ type }) => type === error)
    .map(({ code, msg, element }) => ({ rule: code, element: element.outerHTML.slice(0, 200), words: msg }));
  return [...found, ...sniffed];
};

const source = (tool: typeof ibm | typeof sniffer, file: string): string =>
  readFileSync(join(toolFolder(tool), file), 'utf8');

const isFault = ({ rule, element }: Finding): boolean =>
  !falseAlarms.some((alarm) => alarm.rule === rule && alarm.element.test(element));

/**
 * The faults that IBM's engine and HTML_CodeSniffer find in a page; items for review are left out. They
 * are too heavy for everybody's installation and for every run: the full run fetches and uses them.
 */
export const askOthers = async (page: Page): Promise<readonly string[]> => {
  if (!isFull) return [];
  const missing = missingTool(ibm) ?? missingTool(sniffer);
  if (missing !== null) return [missing];
  await page.evaluate(source(ibm, 'ace.js'));
  await page.evaluate(source(sniffer, 'build/HTMLCS.js'));
  const found = await page.evaluate(ask);
  return found.filter(isFault).map(({ rule, element, words }) => `${rule}: ${words} ${element}`);
};
