import { appearanceQuery, CharacterAvatar } from '@portico/game-ui';
import { useQuery } from '@tanstack/react-query';

export interface CharacterAvatarByIdProps {
  characterId: number;
  /** Accessible name; undefined if the name is beside the picture. */
  name?: string;
  size: number;
  className?: string | undefined;
}

/** Draws a character once its look is known. Until then, the box is empty. */
export function CharacterAvatarById({ size, ...avatar }: CharacterAvatarByIdProps) {
  const { characterId, className } = avatar;
  const query = useQuery(appearanceQuery(characterId));
  if (query.isPending) {
    return (
      <span className={className} style={{ display: 'inline-block', inlineSize: size, blockSize: size }} />
    );
  }
  return <CharacterAvatar {...avatar} look={query.data} size={size} />;
}
