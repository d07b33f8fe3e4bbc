/** What it is written from. */
export const source = ['4.1', '4.29'];

/** The contact form of specification section 4, as a visitor sees it. */
interface Card {
  readonly state: string;
  readonly messageShown: boolean;
}
interface Happening {
  readonly type: string;
  readonly valid?: boolean;
}

const answers = (card: Card, { type, valid }: Happening): [state: string, effects: string] | undefined => {
  const isOpen = card.state === 'idle' || card.state === 'invalid';
  if (isOpen && type === 'send')
    return valid === true
      ? ['sending', 'disableButton clearErrors postMessage trackSubmission']
      : ['invalid', 'showErrors'];
  if (card.state === 'invalid' && type === 'edit')
    return valid === true ? ['idle', 'clearErrors enableButton'] : ['invalid', 'showErrors'];
  if (isOpen && type === 'focusInput' && !card.messageShown) return [card.state, 'revealMessage'];
  const after: Record<string, [string, string]> = {
    'sending succeed': ['sent', 'showSuccess'],
    'sending fail': ['failed', 'showFailure'],
    'sent acknowledge': ['idle', 'clearFields clearErrors hideOverlay enableButton'],
    'failed retry': ['idle', 'hideOverlay enableButton'],
  };
  return after[`${card.state} ${type}`];
};

export const oracle = (card: Card, happening: Happening) => {
  const [state, effects] = answers(card, happening) ?? [card.state, ''];
  const messageShown = card.messageShown || effects === 'revealMessage';
  return { state: { state, messageShown }, effects: effects.split(' ').filter((effect) => effect !== '') };
};
