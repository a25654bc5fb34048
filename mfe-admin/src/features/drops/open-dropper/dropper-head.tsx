import { addressOf } from '@portico/contract';
import { MonsterLink } from '@portico/game-ui';
import { useFormat, useHasPage } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, Link, LinkButton } from '@portico/ui';
import { paths } from '../../../paths';
import type { Dropper } from '../../../shared/drops/drops.queries';
import { DropperPicture } from '../dropper-row';
import { NONE, type DropsState } from '../drops-state';
import { DropperRates } from './dropper-rates';
import styles from './open-dropper.module.css';

interface DropperHeadProps {
  dropper: Dropper;
  hrefWith: DropsState['hrefWith'];
}

/** What the open dropper is, where it is, and what else can be asked of it. */
export function DropperHead({ dropper, hrefWith }: DropperHeadProps) {
  const t = useTexts('mfe-admin');
  const { id, type, name, mapId } = dropper;
  return (
    <header className={styles.head}>
      <DropperPicture table={type} id={id} size={64} />
      <div className={styles.words}>
        <p className={styles.eyebrow}>{t(`drops.kind.${type}`, { id })}</p>
        <h2 className={styles.title}>
          <bdi>{type === 'monster' ? <MonsterLink id={id}>{name}</MonsterLink> : name}</bdi>
        </h2>
        <Facts dropper={dropper} />
      </div>
      <div className={styles.actions}>
        <LinkButton size="small" icon="chart" href={hrefWith({ panel: 'simulate' })}>
          {t('drops.open.simulate')}
        </LinkButton>
        {mapId !== null && type === 'monster' && (
          <LinkButton size="small" icon="coin" href={hrefWith({ panel: 'budget', map: mapId })}>
            {t('drops.open.budget')}
          </LinkButton>
        )}
        <LinkButton size="small" icon="clock" href={paths.dropSetsOf(id)}>
          {t('drops.open.changes')}
        </LinkButton>
      </div>
    </header>
  );
}

function Facts({ dropper: { level, boss, map, mapId, partyQuest } }: Pick<DropperHeadProps, 'dropper'>) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const hasPage = useHasPage();
  const mapHref = addressOf('map', mapId ?? NONE);
  return (
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
  );
}
