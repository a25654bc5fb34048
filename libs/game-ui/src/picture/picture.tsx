import { pictureAddress, type PictureKind, type PictureView } from '@portico/contract';
import { classNames } from '@portico/ui';
import { useState } from 'react';
import styles from './picture.module.css';

export interface PictureProps {
  kind: PictureKind;
  id: number;
  /** Accessible name; omit it if the name is beside the picture, which is then decoration. */
  name?: string;
  /** Edge of the box in px; 32 by default. The box has this size from the first paint on. */
  size?: 24 | 32 | 48 | 64 | 96 | 192;
  /** For a character: head and shoulders, or the whole figure with its weapon. */
  view?: PictureView;
  className?: string;
}

/** Picture of a thing of the game in a box of fixed size; the box stays empty if there is no picture. */
export function Picture({ kind, id, name, size = 32, view, className }: PictureProps) {
  const source = pictureAddress(kind, id, view);
  const [missing, setMissing] = useState('');
  const isMissing = missing === source;
  return (
    <span
      className={classNames(styles.box, className)}
      style={{ inlineSize: size, blockSize: size }}
      role={isMissing && name !== undefined ? 'img' : undefined}
      aria-label={isMissing ? name : undefined}
    >
      {!isMissing && (
        <img
          className={styles.image}
          ref={ifFailed(() => setMissing(source))}
          src={source}
          alt={name ?? ''}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setMissing(source)}
        />
      )}
    </span>
  );
}

/** For a `ref`: reports an image that failed before hydration, when nothing listened to it. */
export function ifFailed(onFailed: () => void): (image: HTMLImageElement | null) => void {
  return (image) => {
    if (image?.complete === true && image.naturalWidth === 0) onFailed();
  };
}
