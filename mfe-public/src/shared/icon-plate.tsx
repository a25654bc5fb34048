import { classNames, Icon, type IconName } from '@portico/ui';
import styles from './icon-plate.module.css';

export interface IconPlateProps {
  icon: IconName;
  size: 22 | 24;
  className?: string;
}

export function IconPlate({ icon, size, className }: IconPlateProps) {
  return (
    <span className={classNames(styles.root, className)}>
      <Icon name={icon} size={size} />
    </span>
  );
}
