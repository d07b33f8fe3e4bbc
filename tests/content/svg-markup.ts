/** What is wrong with the nesting or quoting of a piece of markup, or undefined when it is well-formed. */
export const findMarkupFault = (text: string): string | undefined => {
  const open: string[] = [];
  const element = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<&]*")*)\s*(\/?)>/y;
  const source = text.trimEnd();
  while (element.lastIndex < source.length) {
    const at = element.lastIndex;
    const match = element.exec(source);
    if (match === null) return `Not an element at character ${at}: ${source.slice(at, at + 60)}`;
    const [, closing, name = '', attributes = '', single] = match;
    const keys = [...attributes.matchAll(/\s([a-zA-Z:-]+)=/g)].map(([, key]) => key);
    if (new Set(keys).size !== keys.length) return `An attribute occurs twice in <${name}${attributes}>.`;
    if (closing && open.pop() !== name) return `</${name}> closes another element.`;
    if (!closing && !single) open.push(name);
    if (open.length === 0 && element.lastIndex < source.length) return 'There is more than one root.';
  }
  return open.length === 0 ? undefined : `<${open.join('><')}> is not closed.`;
};

/** The geometry of a picture without its colours: outlines, positions and transforms, numbers rounded to tens. */
export const shapeOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\s(?:d|transform|cx|cy|x|y|width|height)="[^"]*"/g)].map(([value]) =>
      value.replace(/-?\d+(\.\d+)?/g, (number) => String(Math.round(Number(number) / 10) * 10)),
    ),
  );

/** Share of the shapes of two pictures that they have in common, from 0 to 1. */
export const similarity = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const common = [...one].filter((value) => other.has(value)).length;
  return common / (one.size + other.size - common);
};
