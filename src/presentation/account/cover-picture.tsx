import styles from './cover-picture.module.css';

/** A wide picture that is cropped to a strip. Keeps its place while the image loads. */
export function CoverPicture({ image }: { readonly image: string }) {
  return (
    <div className={styles.cover}>
      <img src={image} alt="" width={1600} height={400} decoding="async" />
    </div>
  );
}
