import { pictureAddress } from '@portico/contract';
import type { Stance } from '@portico/avatar';
import type { CharacterLook } from '@portico/domain';
import { classNames } from '@portico/ui';
import { type CSSProperties, useRef, useState } from 'react';
import { ifFailed } from '../picture/picture';
import { drawingAddress } from './avatar-address';
import styles from './character-avatar.module.css';
import type { AvatarMotion } from './live/play-motion';
import { useLiveAvatar } from './use-live-avatar';

export type CharacterAvatarProps = {
  /** Accessible name; omit it if the name is beside the avatar, which is then decoration. */
  name?: string | undefined;
  /** Height of the box in px from the first paint on: 96 by default, or a multiple. */
  size?: number;
  /** `compact` is two thirds as wide. */
  view?: 'figure' | 'compact';
  stance?: Stance;
  /** `brief` by default: it moves for five seconds, and again while it is pointed at or focused. */
  motion?: AvatarMotion;
  className?: string | undefined;
} & (
  | {
      /** The character to look up, unless the page knows its look. */
      characterId: number;
      look?: CharacterLook | undefined;
    }
  | { characterId?: undefined; look: CharacterLook }
);

const COMPACT_SHARE = 2 / 3;

/**
 * A character as the game draws it. The server's picture is shown from the first paint on. Once it is in view and the
 * browser is idle, its parts are loaded and composed here, and it moves. If that fails, the server's picture stays.
 */
export function CharacterAvatar(props: CharacterAvatarProps) {
  // Another character starts afresh.
  return <Avatar key={props.characterId} {...props} />;
}

function Avatar(props: CharacterAvatarProps) {
  const { characterId, look, name, size = 96, view = 'figure', stance = 'stand', motion = 'brief' } = props;
  const box = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const source = look
    ? drawingAddress(look, { view, stance })
    : pictureAddress('character', characterId ?? 0, 'figure');
  const [missing, setMissing] = useState('');
  const hasPicture = missing !== source;
  const live = useLiveAvatar({ box, canvas, characterId, look, hasPicture, view, stance, motion, source });
  const width = view === 'compact' ? size * COMPACT_SHARE : size;
  const progress: CSSProperties & Record<'--progress', number> = { '--progress': live.progress / 100 };
  return (
    <span
      ref={box}
      className={classNames(
        styles.box,
        live.isLoading && styles.loading,
        live.isComposed && styles.composed,
        props.className,
      )}
      style={{ inlineSize: width, blockSize: size }}
      role={name === undefined ? undefined : 'img'}
      aria-label={name}
    >
      {missing !== live.picture && (
        <img
          className={styles.image}
          ref={ifFailed(() => setMissing(live.picture))}
          src={live.picture}
          alt=""
          width={width}
          height={size}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setMissing(live.picture)}
        />
      )}
      <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
      <span className={styles.loader} style={progress} data-progress={live.progress} />
    </span>
  );
}
