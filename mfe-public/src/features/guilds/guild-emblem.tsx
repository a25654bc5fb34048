import type { RankedGuild } from './guilds.queries';

export interface GuildEmblemProps {
  emblem: RankedGuild['emblem'];
  size: number;
}

const COLORS = [
  '#c9483f',
  '#d9722e',
  '#d6a02c',
  '#8f9b31',
  '#4f9a45',
  '#2f9477',
  '#2f8ba3',
  '#3a6fbd',
  '#5456b8',
  '#7d4db3',
  '#a9479c',
  '#bf4a74',
  '#8a5b3c',
  '#5d6470',
  '#34404f',
  '#e6e0d2',
];

/** Shapes behind the mark, on a square of 24 units. */
const BACKGROUNDS = [
  'M3 3h18v9c0 5-4 8-9 10-5-2-9-5-9-10z',
  'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z',
  'M12 1l11 11-11 11L1 12z',
  'M4 2h16v20l-8-5-8 5z',
  'M7 2h10l6 10-6 10H7L1 12z',
  'M3 3h18v18H3z',
];

const MARKS = [
  'M12 6l1.8 3.9 4.2.5-3.1 2.9.8 4.2L12 15.4l-3.7 2.1.8-4.2L6 10.4l4.2-.5z',
  'M12 6c3 2 5 4 5 7a5 5 0 0 1-10 0c0-3 2-5 5-7z',
  'M7 16V9l2.5 2.5L12 7l2.5 4.5L17 9v7z',
  'M12 17l-5-5a3.2 3.2 0 0 1 5-4 3.2 3.2 0 0 1 5 4z',
  'M11 6h2v4h4v2h-4v6h-2v-6H7v-2h4z',
  'M15 7a5.5 5.5 0 1 0 2 9 6 6 0 0 1-2-9z',
  'M13 5l-6 8h4l-1 6 6-8h-4z',
  'M7 8l5 4 5-4v3l-5 4-5-4z',
];

/** The portal draws the emblem itself: the game's four numbers choose its shapes and colors. */
export function GuildEmblem({ emblem, size }: GuildEmblemProps) {
  // The empty picture keeps the names of a list aligned.
  if (emblem === null) return <svg width={size} height={size} aria-hidden="true" />;
  const { mark, markColor, background, backgroundColor } = emblem;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" data-testid="guild-emblem">
      <path
        d={pick(BACKGROUNDS, background)}
        fill={background === 0 ? 'none' : pick(COLORS, backgroundColor)}
        stroke="currentColor"
        strokeOpacity="0.35"
      />
      {mark !== 0 && (
        <path
          d={pick(MARKS, mark + Math.floor(mark / 1000))}
          fill={
            markColor % COLORS.length === backgroundColor % COLORS.length ? '#fff' : pick(COLORS, markColor)
          }
          stroke="#fff"
          strokeWidth="0.8"
          strokeLinejoin="round"
          paintOrder="stroke"
        />
      )}
    </svg>
  );
}

function pick(choices: readonly string[], number: number): string | undefined {
  return choices[number % choices.length];
}
