import { ifFailed } from '@portico/game-ui';
import { classNames } from '@portico/ui';
import styles from './sky-image.module.css';

export interface SkyImageProps {
  /** Address of the drawing; with `sky=night` it is the dark version. */
  source: string;
  /** In px, so that the space is reserved until the drawing arrives. */
  width: number;
  height: number;
  className?: string;
  onError?: () => void;
}

/** A landscape in two versions; the browser loads the one of the page's theme. Decoration. */
export function SkyImage({ source, className, onError, ...image }: SkyImageProps) {
  const ref = onError && ifFailed(onError);
  const common = { ...image, ref, onError, loading: 'lazy', decoding: 'async', draggable: false } as const;
  const night = `${source}${source.includes('?') ? '&' : '?'}sky=night`;
  return (
    <>
      <img {...common} className={classNames(styles.day, className)} src={source} alt="" />
      <img {...common} className={classNames(styles.night, className)} src={night} alt="" />
    </>
  );
}
