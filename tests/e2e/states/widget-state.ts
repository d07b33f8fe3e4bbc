import type { Page } from '@playwright/test';

/** A state that a visitor can bring a widget into, and the way there. */
export interface WidgetState {
  readonly name: string;
  readonly path: string;
  /** Before the consent banner was answered. */
  readonly undecided?: boolean;
  /** On a phone only. */
  readonly phone?: boolean;
  /** What is set up before the page opens: answers of the calendar, faults of the network. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What the way there leaves the keyboard on; absent where nothing was done but opening the page or choosing in a list. */
  readonly focus?: string;
  /** The widget, where nothing in it has the keyboard. */
  readonly shown?: string;
  readonly reach: (page: Page) => Promise<unknown>;
}
