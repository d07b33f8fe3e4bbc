/** What a translation of the browser has put in the place of a text. */
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
 * React changes the nodes that it has made where it has put them. Translations put `<font>` in the place of its texts, and extensions
 * take its elements away: without this a changed text would not show, and a removal would end the island. A text that changes takes
 * its place back, and what is gone already need not be removed.
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
