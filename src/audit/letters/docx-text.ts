import mammoth from 'mammoth';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const withoutTags = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/** The words of a document of a word processor: a paragraph or a cell of a table is a paragraph of the text. */
export const docxText = async (bytes: Buffer): Promise<string> => {
  const { value } = await mammoth.convertToHtml({ buffer: bytes });
  const cells = value.replaceAll(
    /<td[^>]*>([\s\S]*?)<\/td>/g,
    (_, cell: string) => `${cell.replaceAll(/<\/p>|<br ?\/>/g, ' ')}</p>`,
  );
  return withoutTags(cells.replaceAll(/<br ?\/>/g, '\n').replaceAll(/<\/(?:p|h\d|li)>/g, '\n\n'));
};
