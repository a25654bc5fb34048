import { CurrencyPicture, Picture, type PictureProps } from '@portico/game-ui';
import { classNames } from '@portico/ui';
import styles from './character-picture.module.css';
import type { OwnCharacter } from '../account.queries';

/** Share of the box that a drawing fills. */
const DRAWING_SHARE = 0.75;

export interface CharacterPictureProps {
  character: OwnCharacter;
  size: NonNullable<PictureProps['size']>;
  view?: PictureProps['view'];
  className?: string | undefined;
}

/** A character in a box of fixed size. An unranked one has no picture or profile, only a placeholder. */
export function CharacterPicture({ character, size, view, className }: CharacterPictureProps) {
  const { id, standing } = character;
  if (standing !== undefined && standing.rank !== null) {
    return (
      <Picture
        kind="character"
        id={id}
        size={size}
        {...(view !== undefined && { view })}
        {...(className !== undefined && { className })}
      />
    );
  }
  return (
    <span
      className={classNames(styles.box, view === 'figure' && styles.figure, className)}
      style={{ inlineSize: size, blockSize: size }}
    >
      {standing !== undefined && <CurrencyPicture kind="characters" size={size * DRAWING_SHARE} />}
    </span>
  );
}
