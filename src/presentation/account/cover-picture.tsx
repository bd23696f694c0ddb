import styles from './cover-picture.module.css';

/** A wide picture that is cropped to a strip. Keeps its place while the image loads; null shows an empty strip. */
export function CoverPicture({ image }: { readonly image: string | null }) {
  return (
    <div className={styles.cover}>
      {image && <img src={image} alt="" width={1600} height={400} decoding="async" />}
    </div>
  );
}
