import { NO_RETURN_MAP, type FieldLimit } from '@portico/domain';
import { GameText } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Badge, FactList, Link, type Fact } from '@portico/ui';
import { paths } from '../../paths';
import { EmptyLine } from '../../shared/detail/empty-line';
import type { MapDetail } from './maps.queries';
import styles from './map-parts.module.css';

export function MapAbout({ map }: { map: MapDetail }) {
  const t = useTexts('mfe-database');
  const facts: Fact[] = [
    {
      key: 'area',
      term: t('map.field.area'),
      value: map.streetName === '' ? t('map.unknownArea') : map.streetName,
    },
    { key: 'town', term: t('map.field.town'), value: t(map.town ? 'map.yes' : 'map.no') },
  ];
  if (map.returnMap !== NO_RETURN_MAP && map.returnMapName !== null) {
    facts.push({
      key: 'returnMap',
      term: t('map.field.returnMap'),
      value:
        map.returnMap === map.id ? (
          map.returnMapName
        ) : (
          <Link href={paths.map(map.returnMap)}>{map.returnMapName}</Link>
        ),
    });
  }
  facts.push({
    key: 'limits',
    term: t('map.field.limits'),
    value: <FieldLimits limits={map.restrictions} />,
  });
  if (map.mapMark !== '') facts.push({ key: 'mark', term: t('map.field.mark'), value: map.mapMark });
  return (
    <>
      <div className={styles.description}>
        {map.mapDescRuns.length === 0 ? (
          <EmptyLine>{t('map.noDescription')}</EmptyLine>
        ) : (
          <GameText runs={map.mapDescRuns} />
        )}
      </div>
      <FactList facts={facts} />
    </>
  );
}

function FieldLimits({ limits }: { limits: readonly FieldLimit[] }) {
  const t = useTexts('mfe-database');
  if (limits.length === 0) return t('map.limit.none');
  return (
    <span className={styles.limits}>
      {limits.map((limit) => (
        <Badge key={limit} tone="warning">
          {t(`map.limit.${limit}`)}
        </Badge>
      ))}
    </span>
  );
}
