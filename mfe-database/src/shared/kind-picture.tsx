import { Icon, type IconName } from '@portico/ui';
import styles from './kind-picture.module.css';

/** Stands where others have a picture: the icon of a kind, in a box of the same size. */
export function KindPicture({ icon }: { icon: IconName }) {
  return (
    <span className={styles.box}>
      <Icon name={icon} size={20} />
    </span>
  );
}
