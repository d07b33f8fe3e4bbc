/** Search results show about this much of a title and a description. */
export const longestTitle = 60;
export const descriptionLength = { least: 120, most: 160 };
