/** The number of characters of a title and of a description that search results show. */
export const longestTitle = 60;
export const descriptionLength = { least: 120, most: 160 };
