/** Covers that fill two thirds of a row at 1440 px. A shelf with fewer looks like a mistake. Rule 87. */
export const minShelfLength = 4;
