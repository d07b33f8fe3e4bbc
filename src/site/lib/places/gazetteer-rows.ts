/** The rows of the gazetteer: bundle-gazetteer.ts puts them here. Without the bundler there are none, and cities alone are known. */
export const gazetteerRows: string = '';
