import { ABSENT } from '@portico/domain';
import { type SpriteFrames, type SpritePart, spritePictureAddress, type SpriteSet } from '@portico/avatar';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { FactList, factsOf, Notice, Window, Stack } from '@portico/ui';
import { useState } from 'react';
import { Anchors, Checkerboard, PictureTools } from '../../shared/developer/checkerboard';
import styles from './sprite-sheet.module.css';

const ZOOMS = [1, 2, 3, 4] as const;

export function SpriteSheet({ set }: { set: SpriteSet }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const [zoom, setZoom] = useState(3);
  const [hasAnchors, setHasAnchors] = useState(true);
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const groups = groupsOf(set);
  return (
    <div className={styles.root}>
      <Window title={`${set.category} ${set.id}`} icon="info">
        <div className={styles.head}>
          <FactList
            facts={factsOf(t, {
              'itemSheet.slots': <code>{set.slots || ABSENT}</code>,
              'itemSheet.scale': number(set.scale),
              'itemSheet.actions': number(groups.length),
            })}
          />
          <PictureTools
            zooms={ZOOMS}
            zoom={zoom}
            onZoom={setZoom}
            mark={{ checked: hasAnchors, onChange: setHasAnchors, children: t('itemSheet.points') }}
          />
        </div>
        <div role="status">
          {missing.size > 0 && (
            <Notice tone="danger" className={styles.notice}>
              {t('itemSheet.missing', { count: missing.size })}
            </Notice>
          )}
        </div>
      </Window>
      <div className={styles.groups}>
        {groups.map(({ name, frames }) => (
          <div
            key={name}
            className={styles.group}
            style={{ flexBasis: `${Math.min(frames.length, 4) * 16}rem` }}
          >
            <Window title={<code>{name}</code>}>
              <ol className={styles.frames} role="list">
                {frames.map(({ delay, parts }, index) => (
                  <Stack as="li" key={index} gap={3}>
                    <p className={styles.caption}>
                      {t('itemSheet.frame', { frame: index + 1 })}
                      {delay > 0 && <span>{t('itemSheet.delay', { delay })}</span>}
                    </p>
                    {parts.length === 0 && <p className={styles.caption}>{t('itemSheet.noParts')}</p>}
                    {parts.map((part) => (
                      <SheetPart
                        key={part.image}
                        set={set}
                        part={part}
                        zoom={zoom}
                        hasAnchors={hasAnchors}
                        onMissing={() => setMissing((before) => new Set(before).add(part.image))}
                      />
                    ))}
                  </Stack>
                ))}
              </ol>
            </Window>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Groups the frames by action; those of a cash cover by the weapon under it. */
function groupsOf({ frames, variants = {} }: SpriteSet) {
  const groups = (all: SpriteFrames, prefix = '') =>
    Object.entries(all).map(([name, list]) => ({ name: prefix + name, frames: list }));
  return [...groups(frames), ...Object.entries(variants).flatMap(([type, all]) => groups(all, `${type} / `))];
}

interface SheetPartProps {
  set: SpriteSet;
  part: SpritePart;
  zoom: number;
  hasAnchors: boolean;
  onMissing: () => void;
}

function SheetPart({ set, part, zoom, hasAnchors, onMissing }: SheetPartProps) {
  const t = useTexts('mfe-admin');
  const [isMissing, setIsMissing] = useState(false);
  const { image, layer, width, height } = part;
  const address = spritePictureAddress(set, image);
  // The ratio keeps the shape where a small screen makes the picture narrower.
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

/** Space above and below the picture for points outside of it. */
function roomForPoints({ origin, anchors, height }: SpritePart, zoom: number) {
  const rows = [origin.y, ...Object.values(anchors).map(({ y }) => origin.y + y)];
  return {
    marginBlockStart: Math.max(0, -Math.min(...rows)) * zoom,
    marginBlockEnd: Math.max(0, Math.max(...rows) - height) * zoom,
  };
}
