import { spritePictureAddress } from '@portico/avatar';
import { useTexts } from '@portico/i18n';
import { useState } from 'react';
import { Anchors, Checkerboard, PictureTools } from '../../shared/developer/checkerboard';
import { boundsOf, type LayerPart } from './placed-parts';
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
  const [hasGrid, setHasGrid] = useState(true);
  const bounds = boundsOf(layers);
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
          children: t('testSprite.stage.grid'),
        }}
      />
      <Checkerboard className={styles.ground} scrolled={t('testSprite.stage.title')}>
        <div
          className={styles.stage}
          dir="ltr"
          role="img"
          aria-label={t('testSprite.stage.alt', { count: layers.length })}
          style={{ inlineSize: bounds.width * zoom, blockSize: bounds.height * zoom }}
        >
          {layers.map(({ key, placed: { set, image, x, y, width, height } }) => (
            <img
              key={key}
              className={styles.part}
              hidden={hidden.has(key)}
              src={spritePictureAddress(set, image)}
              alt=""
              style={{
                left: (x - bounds.x) * zoom,
                top: (y - bounds.y) * zoom,
                width: width * zoom,
                height: height * zoom,
              }}
            />
          ))}
          {hasGrid && zoom >= GRID_FROM && (
            <div className={styles.lines} style={{ backgroundSize: `${zoom}px ${zoom}px` }} />
          )}
          <div className={styles.floor} style={{ top: -bounds.y * zoom }} />
          {marked && <Mark layer={marked} bounds={bounds} zoom={zoom} />}
        </div>
      </Checkerboard>
    </>
  );
}

interface MarkProps {
  layer: LayerPart;
  bounds: { x: number; y: number };
  zoom: number;
}

/** Frame and points of the chosen part. */
function Mark({ layer: { placed, part }, bounds, zoom }: MarkProps) {
  return (
    <div
      className={styles.mark}
      style={{
        left: (placed.x - bounds.x) * zoom,
        top: (placed.y - bounds.y) * zoom,
        width: placed.width * zoom,
        height: placed.height * zoom,
      }}
    >
      {part && <Anchors part={part} />}
    </div>
  );
}
