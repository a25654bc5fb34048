import { useState } from 'react';
import { worldRegionOf, NO_RETURN_MAP, type FieldLimit } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Picture, GameText } from '@portico/game-ui';
import { Badge, LinkButton, FactList, factsOf, Link } from '@portico/ui';
import { PartWindow } from '../../shared/detail/part-window';
import { Parts } from '../../shared/detail/detail-parts';
import { MapMonsters, groupLife } from './map-monsters';
import { type LitLife, MapScene } from './map-scene';
import type { MapDetail, MapNpc, MapSpot } from './maps.queries';
import { RouteWindow } from './route-window';
import { paths } from '../../paths';
import { EntryList } from '../../shared/detail/entry-list';
import { MapThumbnail } from '../../shared/pictures/map-thumbnail';
import { KindPicture } from '../../shared/pictures/kind-picture';
import { Times } from '../../shared/drops/times';
import { CustomBadge } from '../../shared/pictures/custom-badge';
import { EmptyLine } from '../../shared/detail/empty-line';
import styles from './map-parts.module.css';

export function MapParts({ map, isStacked = false }: { map: MapDetail; isStacked?: boolean }) {
  const t = useTexts('mfe-database');
  const [lit, setLit] = useState<LitLife>();
  const isPeaceful = map.monsters.length === 0;
  const pointAt = (kind: LitLife['kind']) => ({
    litId: lit?.kind === kind ? lit.id : undefined,
    onPoint: (id: number | undefined) => setLit(id === undefined ? undefined : { kind, id }),
  });
  const npcs = map.npcs.length > 0 && <MapNpcs npcs={map.npcs} {...pointAt('npc')} />;
  return (
    <>
      <div className={isStacked ? undefined : styles.scene}>
        <MapScene map={map} lit={lit} onPoint={setLit} />
      </div>
      <Parts
        isStacked={isStacked}
        main={
          <>
            {!isPeaceful && (
              <MapMonsters monsters={map.monsters} expPerHour={map.expPerHour} {...pointAt('monster')} />
            )}
            {npcs}
            {!isStacked && <RouteWindow map={map} />}
          </>
        }
        side={
          <>
            <MapPortals map={map} />
            <PartWindow title={t('map.about.title')} icon="map">
              <MapAbout map={map} />
            </PartWindow>
            <MapReactors reactors={map.reactors} />
          </>
        }
      />
    </>
  );
}

/** Maps that the portals lead to, each once. Empty if there are none. */
function MapPortals({ map: { id: mapId, portals } }: { map: MapDetail }) {
  const t = useTexts('mfe-database');
  const targets = [...new Map(portals.map(({ targetMapId, targetName }) => [targetMapId, targetName]))];
  if (targets.length === 0) return null;
  return (
    <PartWindow
      title={t('map.portals.title')}
      icon="external"
      isFlush
      actions={
        <LinkButton href={paths.worldMap(worldRegionOf(mapId))} size="small" icon="globe">
          {t('world.meta.title')}
        </LinkButton>
      }
    >
      <EntryList
        entries={targets.map(([id, name]) => ({
          key: id,
          href: paths.map(id),
          name,
          picture: <MapThumbnail id={id} />,
        }))}
      />
    </PartWindow>
  );
}

function MapReactors({ reactors }: { reactors: readonly MapSpot[] }) {
  const t = useTexts('mfe-database');
  if (reactors.length === 0) return null;
  return (
    <PartWindow title={t('map.reactors.title')} icon="chest" isFlush>
      <EntryList
        entries={groupLife(reactors).map(({ first, spots }) => ({
          key: first.id,
          name: first.name,
          picture: <KindPicture icon="chest" />,
          end: <Times count={spots.length} />,
        }))}
      />
    </PartWindow>
  );
}

interface MapNpcsProps {
  npcs: readonly MapNpc[];
  litId: number | undefined;
  onPoint: (id: number | undefined) => void;
}

/** NPCs of the map, each with its occupation, its quests and its shop. */
function MapNpcs({ npcs, litId, onPoint }: MapNpcsProps) {
  const t = useTexts('mfe-database');
  return (
    <PartWindow title={t('map.npcs.title')} icon="user" isFlush>
      <EntryList
        entries={groupLife(npcs).map(({ first, spots, customCount }) => ({
          key: first.id,
          href: paths.npc(first.id),
          name: first.name,
          picture: <Picture kind="npc" id={first.id} />,
          note: first.occupation !== '' && <bdi>{first.occupation}</bdi>,
          isLit: first.id === litId,
          onPoint: (isOn) => onPoint(isOn ? first.id : undefined),
          end: (
            <>
              {first.questCount > 0 && (
                <Badge tone="accent" icon="scroll">
                  {t('lists.quests', {
                    count: first.questCount,
                  })}
                </Badge>
              )}
              {first.goodsCount > 0 && (
                <Badge tone="accent" icon="coin">
                  {t('lists.goods', { count: first.goodsCount })}
                </Badge>
              )}
              {first.hidden && <Badge>{t('found.hidden')}</Badge>}
              <CustomBadge count={customCount} of={spots.length} />
            </>
          ),
        }))}
      />
    </PartWindow>
  );
}

function MapAbout({ map }: { map: MapDetail }) {
  const t = useTexts('mfe-database');
  const { streetName, town, returnMap, returnMapName, restrictions, mapMark } = map;
  const facts = factsOf(t, {
    'map.field.area': streetName === '' ? t('map.unknownArea') : streetName,
    'map.field.town': t(town ? 'map.yes' : 'map.no'),
    'map.field.returnMap':
      returnMap !== NO_RETURN_MAP &&
      (returnMap === map.id || returnMapName === null ? (
        returnMapName
      ) : (
        <Link href={paths.map(returnMap)}>{returnMapName}</Link>
      )),
    'map.field.limits': <FieldLimits limits={restrictions} />,
    'map.field.mark': mapMark !== '' && mapMark,
  });
  const missing = [
    map.mapDescRuns.length === 0 && t('map.noDescription'),
    map.monsters.length === 0 && t('map.monsters.empty'),
    map.npcs.length === 0 && t('map.npcs.empty'),
  ].filter((text) => text !== false);
  return (
    <>
      {map.mapDescRuns.length > 0 && (
        <div className={styles.description}>
          <GameText runs={map.mapDescRuns} />
        </div>
      )}
      <FactList facts={facts} />
      {missing.map((text) => (
        <EmptyLine key={text}>{text}</EmptyLine>
      ))}
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
