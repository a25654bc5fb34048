import { useTexts } from '@portico/i18n';
import { useFormat, useSession } from '@portico/portal-kit';
import { classNames, Link } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { paths } from '../../paths';
import { grantsQuery, releasesQuery, voteSitesQuery } from './overview.queries';
import styles from './waiting-list.module.css';

/** Open decisions and reviews as numbered links. Game masters see those they may open. */
export function WaitingList({ suspiciousCount }: { suspiciousCount: number }) {
  const t = useTexts('mfe-admin');
  const id = useId();
  const isWebAdmin = useSession(({ roles }) => roles.includes('webAdmin'));
  const grants = useQuery(grantsQuery()).data?.requests.filter(
    ({ state, mayDecide }) => state === 'waiting' && mayDecide,
  ).length;
  const sites = useQuery({ ...voteSitesQuery(), enabled: isWebAdmin }).data?.sites;
  const callbacks = sites?.reduce((sum, { unknown, forged }) => sum + unknown + forged, 0);
  const remotes = useQuery({ ...releasesQuery(), enabled: isWebAdmin }).data?.remotes;
  const releases = remotes?.filter(
    ({ health, errors }) => health.code !== 'ok' || (errors?.count ?? 0) > 0,
  ).length;
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('overview.waiting.title')}
      </h2>
      <ul className={styles.list} role="list">
        <Waiting text={t('overview.waiting.grants')} count={grants} href={paths.points} />
        <Waiting text={t('overview.waiting.findings')} count={suspiciousCount} href={paths.suspicions} />
        {isWebAdmin && (
          <>
            <Waiting text={t('overview.waiting.callbacks')} count={callbacks} href={paths.voteSites} />
            <Waiting text={t('overview.waiting.releases')} count={releases} href={paths.releases} />
          </>
        )}
      </ul>
    </section>
  );
}

interface WaitingProps {
  text: string;
  /** Undefined until it is known. */
  count: number | undefined;
  href: string;
}

function Waiting({ text, count, href }: WaitingProps) {
  const { number } = useFormat();
  return (
    <li className={classNames(styles.waiting, count !== undefined && count > 0 && styles.some)}>
      <Link href={href}>{text}</Link>
      <span className={styles.count}>{count === undefined ? '–' : number(count)}</span>
    </li>
  );
}
