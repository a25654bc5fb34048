import { spritePictureAddress, type SpritePart, type SpriteSet } from '@portico/avatar';
import { useTexts } from '@portico/i18n';
import { useState } from 'react';
import { Anchors } from '../../shared/developer/anchors';
import { Checkerboard } from '../../shared/developer/checkerboard';
import styles from './sprite-sheet.module.css';

interface SheetPartProps {
  set: SpriteSet;
  part: SpritePart;
  /** Pixels per unit. */
  zoom: number;
  hasAnchors: boolean;
  onMissing: () => void;
}

/** One picture with its points, its layer and its size. */
export function SheetPart({ set, part, zoom, hasAnchors, onMissing }: SheetPartProps) {
  const t = useTexts('mfe-admin');
  const [isMissing, setIsMissing] = useState(false);
  const { image, layer, width, height } = part;
  const address = spritePictureAddress(set, image);
  // Narrower where there is no room for it.
  const size = { inlineSize: width * zoom, aspectRatio: width / height };
  return (
    <figure className={styles.part} data-is-missing={isMissing}>
      <Checkerboard className={styles.ground}>
        <div className={styles.box} dir="ltr" style={{ ...size, ...roomForPoints(part, zoom) }}>
          {isMissing ? (
            <span className={styles.mark} aria-hidden="true">
              ?
            </span>
          ) : (
            <img
              src={address}
              alt={image}
              loading="lazy"
              onError={() => {
                setIsMissing(true);
                onMissing();
              }}
            />
          )}
          {hasAnchors && <Anchors part={part} />}
        </div>
      </Checkerboard>
      <figcaption className={styles.words}>
        <code>{image}</code>
        {isMissing ? (
          <span className={styles.failure}>{t('developer.notLoaded', { path: address })}</span>
        ) : (
          <span>
            <bdi>{layer}</bdi> · <bdi dir="ltr">{`${width} × ${height}`}</bdi>
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** Above and below the picture, where some of its points are. */
function roomForPoints({ origin, anchors, height }: SpritePart, zoom: number) {
  const rows = [origin.y, ...Object.values(anchors).map(({ y }) => origin.y + y)];
  return {
    marginBlockStart: Math.max(0, -Math.min(...rows)) * zoom,
    marginBlockEnd: Math.max(0, Math.max(...rows) - height) * zoom,
  };
}
