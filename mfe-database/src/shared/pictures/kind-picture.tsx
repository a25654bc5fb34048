import { Icon, type IconName } from '@portico/ui';
import styles from './kind-picture.module.css';

export interface KindPictureProps {
  icon: IconName;
  /** Side length in px; pictures have the same sizes. */
  size?: 32 | 48;
}

/** The icon of a kind, in a box of the same size as a picture. */
export function KindPicture({ icon, size = 32 }: KindPictureProps) {
  return (
    <span className={styles.box} style={{ inlineSize: size, blockSize: size }}>
      <Icon name={icon} size={20} />
    </span>
  );
}
