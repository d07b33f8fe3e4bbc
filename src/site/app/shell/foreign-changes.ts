/** The node with which a translation of the browser has replaced a text. */
const standIns = new WeakMap<Node, ChildNode>();

const noteStandIns = (records: readonly MutationRecord[]): void => {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const [text] = removedNodes;
    if (!(text instanceof Text)) continue;
    const standIn = [...addedNodes, previousSibling, nextSibling].find(
      (node) => node instanceof Element && added.has(node) && node.localName === 'font',
    );
    if (standIn instanceof Element) standIns.set(text, standIn);
  }
};

let isTolerant = false;

/**
 * Lets React work after others have changed its nodes. Translations replace its texts by `<font>` elements, and extensions remove its
 * elements: without this a changed text would not be shown, and a removal would end the island. A text that changes is put back into its
 * place, and a node that is gone need not be removed.
 */
export const tolerateForeignDomChanges = (): void => {
  if (isTolerant) return;
  isTolerant = true;
  const watching = new MutationObserver(noteStandIns);
  watching.observe(document.body, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const standInFor = (node: Node): ChildNode | undefined => {
    noteStandIns(watching.takeRecords());
    return standIns.get(node);
  };
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: ChildNode) {
      if (child.parentNode === this) return removeChild.call(this, child);
      standInFor(child)?.remove();
      child.remove();
      return child;
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      if (before === null || before.parentNode === this) return insertBefore.call(this, node, before);
      const standIn = standInFor(before);
      return insertBefore.call(this, node, standIn?.parentNode === this ? standIn : null);
    },
  });
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get(this: Text) {
      return nodeValue?.get?.call(this);
    },
    set(this: Text, text: string) {
      if (!this.isConnected) standInFor(this)?.replaceWith(this);
      nodeValue?.set?.call(this, text);
    },
  });
};
