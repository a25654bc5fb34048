import { pictureAddress } from '@portico/contract';
import { useTexts } from '@portico/i18n';
import { classNames, Link } from '@portico/ui';
import type { CSSProperties } from 'react';
import { paths } from '../../paths';
import { EmptyLine } from '../../shared/detail/empty-line';
import { PartWindow } from '../../shared/detail/part-window';
import { pointing } from '../../shared/detail/pointing';
import { useRespawnText } from '../../shared/detail/respawn-text';
import { SkyImage } from '../../shared/pictures/sky-image';
import { ZoomScene } from '../../shared/pictures/zoom-scene';
import { groupLife } from './map-monsters';
import styles from './map-scene.module.css';
import type { MapDetail } from './maps.queries';

/** More sprites would hide the map behind them. */
const MAX_SPRITES = 160;

/** A kind of monster or an NPC, highlighted among the others. */
export interface LitLife {
  kind: 'monster' | 'npc';
  id: number;
}

interface MapSceneProps {
  map: MapDetail;
  lit: LitLife | undefined;
  onPoint: (life: LitLife | undefined) => void;
}

export function MapScene({ map, lit, onPoint }: MapSceneProps) {
  const t = useTexts('mfe-database');
  const { drawing } = map;
  return (
    <PartWindow title={t('map.scene.title')} icon="map" isFlush={drawing !== null}>
      {drawing === null ? (
        <EmptyLine>{t('map.scene.none')}</EmptyLine>
      ) : (
        <ZoomScene label={t('map.scene.label', { 'map.mapName': map.mapName })}>
          <div
            className={styles.stage}
            style={{ '--ratio': drawing.width / drawing.height, '--units': drawing.width } as CSSProperties}
          >
            <SkyImage
              className={styles.ground}
              source={`/api/map/drawing/${map.id}`}
              width={drawing.width}
              height={drawing.height}
            />
            <Monsters map={map} frame={drawing} lit={lit} onPoint={onPoint} />
            <Portals map={map} frame={drawing} />
            <Npcs map={map} frame={drawing} lit={lit} onPoint={onPoint} />
          </div>
        </ZoomScene>
      )}
    </PartWindow>
  );
}

interface LayerProps {
  map: MapDetail;
  frame: MapFrame;
}

type LifeProps = LayerProps & Pick<MapSceneProps, 'lit' | 'onPoint'>;

/** Hidden from screen readers, because the list beside the map names all monsters. */
function Monsters({ map, frame, lit, onPoint }: LifeProps) {
  const respawnText = useRespawnText();
  const isLit = (id: number) => lit?.kind === 'monster' && lit.id === id;
  return map.monsters
    .filter(({ hidden }) => !hidden)
    .slice(0, MAX_SPRITES)
    .map(({ id, name, x, y, boss, respawn }, index) => (
      <img
        // Two may be in the very same place.
        key={`${id} ${x} ${y} ${index}`}
        className={classNames(
          styles.sprite,
          boss && styles.boss,
          isLit(id) && styles.lit,
          lit !== undefined && !isLit(id) && styles.dim,
        )}
        style={scenePlace(frame, x, y)}
        src={pictureAddress('monster', id)}
        alt=""
        title={`${name}\n${respawnText(respawn)}`}
        loading="lazy"
        decoding="async"
        draggable={false}
        {...pointing((isOn) => onPoint(isOn ? { kind: 'monster', id } : undefined))}
      />
    ));
}

function Npcs({ map, frame, lit, onPoint }: LifeProps) {
  return groupLife(map.npcs)
    .filter(({ first }) => !first.hidden)
    .map(({ first: { id, name, x, y } }) => (
      <Link
        key={id}
        className={classNames(styles.spot, styles.npc, lit?.kind === 'npc' && lit.id === id && styles.here)}
        style={scenePlace(frame, x, y)}
        href={paths.npc(id)}
        aria-label={name}
        {...pointing((isOn) => onPoint(isOn ? { kind: 'npc', id } : undefined))}
      >
        <img src={pictureAddress('npc', id)} alt="" loading="lazy" decoding="async" draggable={false} />
        <Label text={name} x={x} frame={frame} />
      </Link>
    ));
}

function Portals({ map, frame }: LayerProps) {
  const t = useTexts('mfe-database');
  return map.portals.map(({ name, x, y, targetMapId, targetName }) => (
    <Link
      key={`${name} ${x} ${y}`}
      className={classNames(styles.spot, styles.portal)}
      style={scenePlace(frame, x, y)}
      href={paths.map(targetMapId)}
      aria-label={t('map.portal.to', { 'map.mapName': targetName })}
    >
      <Label text={targetName} x={x} frame={frame} />
    </Link>
  ));
}

/** Opens toward the middle of the map. */
function Label({ text, x, frame }: { text: string; x: number; frame: MapFrame }) {
  const isBeyondMiddle = (x - frame.left) * 2 > frame.width;
  return (
    <bdi
      className={classNames(styles.label, isBeyondMiddle ? styles.before : styles.after)}
      aria-hidden="true"
    >
      {text}
    </bdi>
  );
}

type MapFrame = NonNullable<MapDetail['drawing']>;

/** Position of a map point on its drawing. Points outside stay at the edge. Map coordinates grow right and down. */
export function scenePlace(frame: MapFrame, x: number, y: number): CSSProperties {
  return {
    insetInlineStart: `${share(x - frame.left, frame.width)}%`,
    insetBlockStart: `${share(y - frame.top, frame.height)}%`,
  };
}

function share(way: number, whole: number): number {
  return Math.round(Math.min(1, Math.max(0, way / whole)) * 10_000) / 100;
}
