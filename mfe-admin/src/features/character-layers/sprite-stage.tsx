import {
  spritePictureAddress,
  arrange,
  framesOf,
  type PlacedPart,
  type Pose,
  type SpritePart,
  type SpriteSetUse,
} from '@portico/avatar';
import { useTexts } from '@portico/i18n';
import { useState } from 'react';
import { Anchors, Checkerboard, PictureTools } from '../../shared/developer/checkerboard';
import styles from './sprite-stage.module.css';

const ZOOMS = [1, 2, 3, 4, 6, 8] as const;

/** From this zoom on, a pixel is large enough for grid lines. */
const GRID_FROM = 4;

interface SpriteStageProps {
  layers: readonly LayerPart[];
  hidden: ReadonlySet<string>;
  chosen: string | undefined;
}

export function SpriteStage({ layers, hidden, chosen }: SpriteStageProps) {
  const t = useTexts('mfe-admin');
  const [zoom, setZoom] = useState<number>(4);
  const [hasGrid, setHasGrid] = useState(false);
  const bounds = boundsOf(layers);
  const boxOf = ({ x, y, width, height }: Bounds) => ({
    left: (x - bounds.x) * zoom,
    top: (y - bounds.y) * zoom,
    width: width * zoom,
    height: height * zoom,
  });
  const marked = layers.find(({ key }) => key === chosen);
  return (
    <>
      <PictureTools
        zooms={ZOOMS}
        zoom={zoom}
        onZoom={setZoom}
        mark={{
          checked: hasGrid,
          disabled: zoom < GRID_FROM,
          onChange: setHasGrid,
          children: t('characterLayers.stage.grid'),
        }}
      />
      <Checkerboard className={styles.ground} scrolled={t('characterLayers.stage.title')}>
        <div
          className={styles.stage}
          dir="ltr"
          role="img"
          aria-label={t('characterLayers.stage.alt', { count: layers.length })}
          style={{ inlineSize: bounds.width * zoom, blockSize: bounds.height * zoom }}
        >
          {layers.map(({ key, placed }) => (
            <img
              key={key}
              className={styles.part}
              hidden={hidden.has(key)}
              src={spritePictureAddress(placed.set, placed.image)}
              alt=""
              style={boxOf(placed)}
            />
          ))}
          {hasGrid && zoom >= GRID_FROM && (
            <div className={styles.lines} style={{ backgroundSize: `${zoom}px ${zoom}px` }} />
          )}
          <div className={styles.floor} style={{ top: -bounds.y * zoom }} />
          {/* Frame and points of the chosen part. */}
          {marked && (
            <div className={styles.mark} style={boxOf(marked.placed)}>
              {marked.part && <Anchors part={marked.part} />}
            </div>
          )}
        </div>
      </Checkerboard>
    </>
  );
}

export interface LayerPart {
  key: string;
  placed: PlacedPart;
  part: SpritePart | undefined;
}

export function layersOf(uses: readonly SpriteSetUse[], pose: Pose): LayerPart[] {
  return arrange(uses, pose).map((placed) => {
    const { category, id } = placed.set;
    return { key: `${category}/${id}/${placed.image}`, placed, part: partOf(uses, placed) };
  });
}

function partOf(uses: readonly SpriteSetUse[], { set, image }: PlacedPart): SpritePart | undefined {
  const use = uses.find((one) => one.set === set);
  const frames = Object.values(framesOf(set, use?.weaponType)).flat();
  return frames.flatMap(({ parts }) => parts).find((part) => part.image === image);
}

interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Margin around all parts. */
const MARGIN = 4;

/** Minimum area, so that the stage keeps its size when a small look becomes larger. */
const AT_LEAST: Bounds = { x: -32, y: -81, width: 56, height: 85 };

function boundsOf(layers: readonly LayerPart[]): Bounds {
  const boxes: Bounds[] = [AT_LEAST, ...layers.map(({ placed }) => placed)];
  const left = Math.floor(Math.min(...boxes.map(({ x }) => x))) - MARGIN;
  const top = Math.floor(Math.min(...boxes.map(({ y }) => y))) - MARGIN;
  const right = Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width))) + MARGIN;
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height))) + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
