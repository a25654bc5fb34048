/** Shared style sheet of the listing sites. Each site has its own color and font. */
export const SITE_STYLES = `
:root {
  color-scheme: light dark;
  --page: oklch(0.96 0.018 var(--hue));
  --card: oklch(0.99 0.008 var(--hue));
  --tint: oklch(0.94 0.045 var(--hue));
  --dots: oklch(0.93 0.04 var(--hue));
  --ink: oklch(0.27 0.045 var(--hue));
  --quiet: oklch(0.46 0.045 var(--hue));
  --line: oklch(0.85 0.04 var(--hue));
  --accent: oklch(0.54 var(--chroma) var(--hue));
  --accent-deep: oklch(0.44 var(--chroma) var(--hue));
  --accent-low: oklch(0.33 var(--chroma) var(--hue));
  --accent-ink: oklch(0.45 var(--chroma) var(--hue));
}
.lantern { --hue: 28; --chroma: 0.16; --face: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', 'P052', serif; }
.harbor { --hue: 222; --chroma: 0.1; --face: 'Avenir Next Condensed', 'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', sans-serif; }
.starlist { --hue: 300; --chroma: 0.17; --face: ui-rounded, 'Arial Rounded MT Bold', 'Hiragino Maru Gothic ProN', Quicksand, Nunito, 'URW Gothic', sans-serif; }
@media (prefers-color-scheme: dark) {
  :root {
    --page: oklch(0.185 0.03 var(--hue));
    --card: oklch(0.235 0.035 var(--hue));
    --tint: oklch(0.3 0.06 var(--hue));
    --dots: oklch(0.225 0.03 var(--hue));
    --ink: oklch(0.945 0.015 var(--hue));
    --quiet: oklch(0.77 0.04 var(--hue));
    --line: oklch(0.36 0.045 var(--hue));
    --accent-ink: oklch(0.8 0.1 var(--hue));
  }
}
*, ::before, ::after { box-sizing: border-box; }
html { background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Hebrew', 'Noto Sans CJK SC', sans-serif; -webkit-text-size-adjust: 100%; }
:lang(ja) { font-family: system-ui, 'Hiragino Sans', 'Noto Sans CJK JP', sans-serif; }
:lang(ko) { font-family: system-ui, 'Apple SD Gothic Neo', 'Noto Sans CJK KR', sans-serif; word-break: keep-all; }
body { margin: 0; min-block-size: 100dvh; background: radial-gradient(circle at 12px 12px, var(--dots) 2px, transparent 2.5px) 0 0 / 24px 24px; }
h1, h2, h3, p, ol, ul, fieldset { margin: 0; padding: 0; border: 0; }
ol, ul { list-style: none; }
a { color: var(--accent-ink); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--accent-ink); outline-offset: 3px; border-radius: 4px; }
.head { position: relative; overflow: hidden; background: var(--accent-low); color: #fff; block-size: clamp(232px, 22vw, 270px); }
.scene { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
[dir='rtl'] .scene { transform: scaleX(-1); }
.title { position: relative; inline-size: min(100% - 32px, 880px); margin: 0 auto; padding-block-start: clamp(14px, 3vw, 36px); text-shadow: 0 2px 0 rgb(0 0 0 / 0.55), 0 0 18px rgb(0 0 0 / 0.55); }
h1 { font: 800 clamp(2.1rem, 6vw, 3.6rem)/1.1 var(--face); letter-spacing: 0.01em; text-wrap: balance; }
.harbor h1 { text-transform: uppercase; letter-spacing: 0.04em; }
.tagline { font-size: clamp(1rem, 2.2vw, 1.2rem); font-weight: 600; }
main, footer { inline-size: min(100% - 32px, 880px); margin: 0 auto; }
main { position: relative; margin-block-start: -34px; display: grid; gap: 28px; }
.panel { background: var(--card); border: 1px solid var(--line); border-radius: 14px; box-shadow: 0 12px 28px -14px rgb(0 0 0 / 0.45); padding: 16px; display: grid; gap: 16px; }
h2 { font: 800 1.25rem/1.25 var(--face); }
h3 { font: 800 1.125rem/1.3 var(--face); overflow-wrap: anywhere; }
.own { display: grid; gap: 16px; align-items: center; }
.banner { position: relative; overflow: hidden; border-radius: 8px; border: 2px solid var(--ink); aspect-ratio: 468 / 120; display: grid; }
@media (prefers-color-scheme: dark) { .banner { border-color: oklch(0.12 0.02 var(--hue)); } }
.land { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
.banner span { position: relative; align-self: start; max-inline-size: 100%; padding: 5% 4% 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; color: #fff; font: 800 clamp(1.25rem, 5vw, 1.75rem)/1.2 var(--face); text-shadow: 0 0 3px #20183a, 0 0 3px #20183a, 0 2px 4px #20183a, 0 0 14px rgb(32 24 58 / 0.8); }
.facts { display: flex; flex-wrap: wrap; gap: 4px 14px; color: var(--quiet); font-variant-numeric: tabular-nums; }
.facts strong { color: var(--ink); }
button { appearance: none; inline-size: 100%; min-block-size: 68px; padding: 10px 24px 12px; border: 0; border-radius: 12px; cursor: pointer; color: #fff; font: 800 1.6rem/1.2 var(--face); background: linear-gradient(var(--accent), var(--accent-deep)); box-shadow: inset 0 1px 0 rgb(255 255 255 / 0.35), 0 5px 0 var(--accent-low), 0 12px 18px -6px rgb(0 0 0 / 0.5); text-shadow: 0 1px 1px rgb(0 0 0 / 0.35); transition: transform 120ms; }
button:hover { filter: brightness(1.06); }
button:active { transform: translateY(4px); box-shadow: inset 0 1px 0 rgb(255 255 255 / 0.3), 0 1px 0 var(--accent-low); }
button + .code { margin-block-start: 6px; }
.code { color: var(--quiet); font-size: 0.875rem; text-align: center; overflow-wrap: anywhere; }
code { font: 0.875em ui-monospace, 'DejaVu Sans Mono', monospace; }
form { display: grid; gap: 16px; }
.side { display: grid; gap: 12px; min-inline-size: 0; }
details { border-block-start: 1px dashed var(--line); padding-block-start: 12px; }
summary { cursor: pointer; color: var(--accent-ink); font-weight: 600; padding-block: 6px; }
fieldset { display: grid; gap: 4px; padding-block-start: 8px; min-inline-size: 0; }
fieldset p { color: var(--quiet); font-size: 0.9375rem; padding-block-end: 6px; }
.way { display: flex; gap: 10px; align-items: center; min-block-size: 44px; padding-inline: 10px; border-radius: 8px; cursor: pointer; }
.way:hover, .way:has(:checked) { background: var(--tint); }
input { inline-size: 20px; block-size: 20px; margin: 0; accent-color: var(--accent); flex: none; }
.list { display: grid; gap: 12px; padding-block-start: 12px; }
.entry { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 12px; display: grid; grid-template-columns: 44px minmax(0, 1fr); gap: 10px 12px; align-items: center; }
.entry .banner { grid-column: 1 / -1; grid-row: 2; }
.entry .text { grid-column: 2; grid-row: 1; }
.entry.is-own { border: 2px solid var(--accent); background: linear-gradient(var(--tint), var(--card)); }
.rank { inline-size: 44px; block-size: 44px; display: grid; place-content: center; border-radius: 50%; background: var(--tint); font: 800 1.125rem/1 var(--face); font-variant-numeric: tabular-nums; }
.first { background: #f4c542; color: #4a3300; }
.second { background: #cfd6de; color: #2b3440; }
.third { background: #d99a6c; color: #3f2109; }
.rates { display: flex; flex-wrap: wrap; gap: 6px; }
.rates li { padding: 1px 9px; border-radius: 99px; background: var(--tint); font-size: 0.8125rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.about { color: var(--quiet); font-size: 0.9375rem; }
.text { display: grid; gap: 4px; min-inline-size: 0; }
.count { font-weight: 700; font-variant-numeric: tabular-nums; }
.thanks { text-align: center; justify-items: center; padding: 32px 20px; gap: 14px; }
.thanks h2 { font-size: clamp(1.6rem, 5vw, 2.2rem); }
.thanks p { max-inline-size: 34em; font-size: 1.125rem; text-wrap: pretty; }
.thanks .back { color: var(--quiet); font-size: 1rem; }
.stamp { inline-size: 104px; block-size: 104px; }
footer { padding-block: 28px 32px; display: grid; gap: 12px; color: var(--quiet); font-size: 0.9375rem; text-align: center; }
.languages { display: flex; flex-wrap: wrap; justify-content: center; }
.languages a { display: grid; align-items: center; min-block-size: 44px; padding-inline: 10px; }
.languages [aria-current] { color: var(--ink); font-weight: 700; text-decoration: none; }
@media (min-width: 720px) {
  main { margin-block-start: -44px; }
  .panel { padding: 24px; }
  .own { grid-template-columns: minmax(0, 468px) minmax(0, 1fr); gap: 24px; }
  .banner span { font-size: 1.6rem; }
  .entry { grid-template-columns: 44px 300px minmax(0, 1fr); gap: 6px 18px; padding: 14px 16px; }
  .entry .banner { grid-column: 2; grid-row: 1; }
  .entry .text { grid-column: 3; grid-row: 1; }
  fieldset { grid-template-columns: 1fr 1fr; }
  fieldset p { grid-column: 1 / -1; }
}
@media (prefers-reduced-motion: reduce) { button { transition: none; } }
`;
