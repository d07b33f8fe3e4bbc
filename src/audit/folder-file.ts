/** A file of the folder. */
export interface FolderFile {
  readonly path: string;
  readonly text: string;
}
