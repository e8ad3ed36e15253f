/**
 * The length of the hashes in the file names of pages. A page names about 25 files, and Brotli cannot compress hashes;
 * 36 bits of each distinguish the versions of one file.
 */
export const hashLength = 6;

/** File names of images, fonts and drawings. The builds of the pages and of their scripts must agree. */
export const assetFileNames = `assets/[name]-[hash:${hashLength}][extname]`;

/** File names of the scripts of pages. The framework's own build has too many files for hashes of this length. */
export const scriptFileNames = `assets/[name]-[hash:${hashLength}].js`;
