import { SectionDrawing } from '#section-drawing';
import { classNames, type PageHeaderProps } from '@portico/ui';
import type { ReactNode } from 'react';
import type { SectionScene } from './section-drawing';
import styles from './section-head.module.css';

export interface SectionHeadProps extends Pick<PageHeaderProps, 'title' | 'actions' | 'eyebrow'> {
  /** A sentence on the purpose of the section, hidden on phones. */
  lead?: ReactNode;
  /** Shown below the title on phones too. */
  facts?: ReactNode;
  scene: SectionScene;
  /** In a frame of its own, for areas that show something above it. */
  isFramed?: boolean;
}

/** The head of a section: its h1 on a strip of landscape with the pieces of `scene`. */
export function SectionHead({ scene, isFramed, eyebrow, title, lead, facts, actions }: SectionHeadProps) {
  return (
    <header className={classNames(styles.root, isFramed ? styles.framed : styles.wide)}>
      <div className={styles.content}>
        <div className={styles.words}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {facts && <div className={styles.facts}>{facts}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        <SectionDrawing scene={scene} />
      </div>
    </header>
  );
}
