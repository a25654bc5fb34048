import { useId, type ReactNode } from 'react';
import { classNames, Icon, type IconName } from '@portico/ui/base';
import styles from './window.module.css';

export interface WindowProps {
  title?: ReactNode;
  /** 2 by default: the page has the one h1. */
  titleLevel?: 2 | 3;
  icon?: IconName;
  /** `<TabLinks>` in the title bar. */
  tabs?: ReactNode;
  actions?: ReactNode;
  /** Number of entries in the title bar, announced when it changes. '' keeps its place. */
  total?: ReactNode;
  /** A slim line under the body: pagination, "as of". */
  footer?: ReactNode;
  /** Body without padding, for tables and lists that reach the frame. */
  isFlush?: boolean;
  as?: 'section' | 'article' | 'aside' | 'div';
  className?: string;
  children: ReactNode;
}

/** The game's window: a slim title bar, a lit edge, a real shadow. Windows are never nested. */
export function Window(props: WindowProps) {
  const {
    title,
    titleLevel = 2,
    icon,
    tabs,
    actions,
    total,
    footer,
    isFlush,
    as: Element = 'section',
    className,
    children,
  } = props;
  const titleId = useId();
  const Heading = titleLevel === 2 ? 'h2' : 'h3';
  const hasBar = [title, tabs, actions, total].some((part) => part !== undefined);
  return (
    <Element
      className={classNames(styles.root, className)}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {hasBar && (
        <div className={styles.bar}>
          {title !== undefined && (
            <Heading className={styles.title} id={titleId}>
              {icon && <Icon name={icon} size={16} />}
              {title}
            </Heading>
          )}
          {tabs && <div className={styles.tabs}>{tabs}</div>}
          {(actions || total !== undefined) && (
            <div className={styles.actions}>
              {actions}
              {total !== undefined && (
                <span className={styles.total} role="status">
                  {total}
                </span>
              )}
            </div>
          )}
        </div>
      )}
      <div className={classNames(styles.body, isFlush && styles.flush)}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Element>
  );
}
