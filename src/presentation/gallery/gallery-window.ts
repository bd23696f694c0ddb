/** What the gallery gives to the browser tests. */
export interface GalleryWindow {
  /** Opens an address of the gallery from its initial state, without loading the page. */
  open(address: string): void;
  /** Unmounts what is open and removes everything that it left in the page. */
  close(): void;
}

declare global {
  interface Window {
    gallery: GalleryWindow;
  }
}
