import { addressOf } from '@portico/contract';
import { MonsterLink } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { kitText, QueryStates, useFormat, useHasPage } from '@portico/portal-kit';
import { Badge, EmptyState, Link, LinkButton, LostState, PageSkeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { dropperDropsQuery, editorStateQuery, type Dropper } from '../../shared/drops/drops.queries';
import { DropGrid } from './drop-grid/drop-grid';
import { DropperPicture } from './droppers/dropper-list';
import { isItemFinderOpen, NONE, type DropsState } from './drops-state';
import styles from './open-dropper.module.css';

export function OpenDropper(state: DropsState) {
  const t = useTexts('mfe-admin');
  const { view, hrefWith } = state;
  const query = useQuery(dropperDropsQuery(view.table, view.dropper));
  const closeHref = hrefWith({ dropper: 0, panel: isItemFinderOpen(view) ? 'find' : '' });
  const backText = t(isItemFinderOpen(view) ? 'drops.open.backToFound' : `drops.open.back.${view.table}`);
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <LinkButton className={styles.back} href={closeHref} variant="quiet" size="small" icon="chevronStart">
          {backText}
        </LinkButton>
        <LinkButton className={styles.close} href={closeHref} variant="quiet" size="small" icon="close">
          {kitText('kit.close')}
        </LinkButton>
      </div>
      <QueryStates
        query={query}
        errorTitle={t('drops.open.error')}
        skeleton={<PageSkeleton height="32rem" />}
        notFound={
          <Window>
            <LostState
              title={t('drops.open.missing')}
              hint={t(`drops.kind.${view.table}`, { id: view.dropper })}
              actions={<LinkButton href={closeHref}>{backText}</LinkButton>}
            />
          </Window>
        }
      >
        {(data) => (
          <>
            <DropperHead dropper={data.monster} />
            <DropGrid
              table={view.table}
              data={data}
              actions={<DropperActions dropper={data.monster} hrefWith={hrefWith} />}
            />
          </>
        )}
      </QueryStates>
    </div>
  );
}

function DropperHead({ dropper }: { dropper: Dropper }) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const hasPage = useHasPage();
  const { id, type, name, level, boss, map, mapId, partyQuest } = dropper;
  const mapHref = addressOf('map', mapId ?? NONE);
  return (
    <header className={styles.head}>
      <DropperPicture table={type} id={id} />
      <h2 className={styles.title}>
        <bdi>{type === 'monster' ? <MonsterLink id={id}>{name}</MonsterLink> : name}</bdi>
      </h2>
      <p className={styles.kind}>{t(`drops.kind.${type}`, { id })}</p>
      <div className={styles.facts}>
        {level !== null && <span>{format.level(level)}</span>}
        {boss && <Badge tone="danger">{t('drops.boss')}</Badge>}
        {partyQuest !== null && <Badge>{t(`drops.partyQuest.${partyQuest}`)}</Badge>}
        {map !== null &&
          (mapId !== null && hasPage(mapHref) ? (
            <Link href={mapHref}>
              <bdi>{map}</bdi>
            </Link>
          ) : (
            <bdi>{map}</bdi>
          ))}
        <DropperRates isBoss={boss} />
      </div>
    </header>
  );
}

interface DropperActionsProps extends Pick<DropsState, 'hrefWith'> {
  dropper: Dropper;
}

function DropperActions({ dropper: { id, type, mapId }, hrefWith }: DropperActionsProps) {
  const t = useTexts('mfe-admin');
  return (
    <>
      <LinkButton size="small" icon="chart" href={hrefWith({ panel: 'simulate' })}>
        {t('drops.open.simulate')}
      </LinkButton>
      {mapId !== null && type === 'monster' && (
        <LinkButton size="small" icon="coin" href={hrefWith({ panel: 'budget', map: mapId })}>
          {t('drops.open.budget')}
        </LinkButton>
      )}
      <LinkButton size="small" icon="clock" href={paths.changeSetsOf(id)}>
        {t('drops.open.changes')}
      </LinkButton>
    </>
  );
}

/** Bosses have a drop rate of their own. */
function DropperRates({ isBoss }: { isBoss: boolean }) {
  const t = useTexts('mfe-admin');
  const { multiplier } = useFormat();
  const { data } = useQuery(editorStateQuery());
  if (data === undefined) return null;
  return (
    <span className={styles.rates}>
      {t(isBoss ? 'drops.open.bossDropRate' : 'drops.open.dropRate')}{' '}
      <bdi>{multiplier(isBoss ? data.bossDropRate : data.dropRate)}</bdi>
      {' · '}
      {t('drops.open.mesoRate')} <bdi>{multiplier(data.mesoRate)}</bdi>
    </span>
  );
}

export function NothingOpen({ view: { table } }: DropsState) {
  const t = useTexts('mfe-admin');
  return <EmptyState titleLevel={2} title={t(`drops.choose.${table}`)} hint={t('drops.choose.hint')} />;
}
