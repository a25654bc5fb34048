import type { ReactNode } from 'react';
import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, SoftText } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { CloseLink } from './close-link';
import { LostWindow } from './entry-page';
import { PartLevel } from './part-window';
import styles from './detail-panel.module.css';

export interface DetailHead {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead: ReactNode;
  picture: ReactNode;
}

export interface DetailPanelProps<Data> {
  kind: 'map' | 'quest';
  query: UseQueryResult<Data>;
  /** Facts from the list, shown if the details fail. */
  known?: ReactNode;
  closeHref: string;
  /** Address of the thing's own page. */
  pageHref: string;
  children: (data: Data) => ReactNode;
}

export function DetailPanel<Data>({
  kind,
  query,
  known,
  closeHref,
  pageHref,
  children,
}: DetailPanelProps<Data>) {
  const t = useTexts('mfe-database');
  return (
    <aside aria-label={t(`${kind}.about.panel`)} className={styles.panel}>
      <div className={styles.bar}>
        <LinkButton href={pageHref} size="small" iconEnd="arrowEnd">
          {t('detail.open')}
        </LinkButton>
        <CloseLink href={closeHref} label={t('item.close')} isFramed />
      </div>
      {query.error !== null && query.data === undefined && known}
      <QueryStates query={query} skeleton="24rem" notFound={<LostWindow kind={kind} closeHref={closeHref} />}>
        {(data) => <PartLevel value={3}>{children(data)}</PartLevel>}
      </QueryStates>
    </aside>
  );
}

export function PanelHead({ title, eyebrow, lead, picture }: DetailHead) {
  return (
    <header className={styles.head}>
      <span className={styles.picture}>{picture}</span>
      <div className={styles.words}>
        {eyebrow && <SoftText>{eyebrow}</SoftText>}
        <h2 className={styles.title}>{title}</h2>
        <div>{lead}</div>
      </div>
    </header>
  );
}
