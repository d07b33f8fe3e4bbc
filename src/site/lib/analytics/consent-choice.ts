/** What a visitor has agreed to in the banner. */
export interface ConsentChoice {
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** The name under which the decision is stored; none before a decision. */
const key = 'consent';

/** The stored decision; null before one was made and where the browser does not store it. */
export const readConsentChoice = (): ConsentChoice | null => {
  try {
    const words = localStorage.getItem(key)?.split(' ');
    return words === undefined
      ? null
      : { analytics: words.includes('analytics'), marketing: words.includes('marketing') };
  } catch {
    return null;
  }
};

/** Stores a decision. A browser without storage shows the question again on the next page. */
export const storeConsentChoice = ({ analytics, marketing }: ConsentChoice): void => {
  try {
    localStorage.setItem(key, [analytics && 'analytics', marketing && 'marketing'].filter(Boolean).join(' '));
  } catch {
    // Storage is blocked; the decision holds for this page.
  }
};

/** Calls back with decisions that are made in other windows of the site. */
export const onConsentChoiceElsewhere = (follow: (choice: ConsentChoice) => void): void => {
  addEventListener('storage', (event) => {
    const choice = event.key === key ? readConsentChoice() : null;
    if (choice !== null) follow(choice);
  });
};
