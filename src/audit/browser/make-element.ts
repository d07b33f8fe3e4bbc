type Attributes = Readonly<Record<string, string>>;

/** An element with attributes and what is in it. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
};

/** Fills `{places}` of a text in. */
export const filled = (text: string, values: Attributes): string =>
  text.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => values[name] ?? whole);
