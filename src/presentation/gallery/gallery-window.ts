/** Functions that the gallery provides to the browser tests. */
export interface GalleryWindow {
  /** Opens an address of the gallery from its initial state, without loading the page. */
  open(address: string): void;
  /** Unmounts the open component and removes everything that it left in the page. */
  close(): void;
}

declare global {
  interface Window {
    gallery: GalleryWindow;
  }
}
