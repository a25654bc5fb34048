import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import postcss from 'postcss';

const FILE = createRequire(import.meta.url).resolve('@portico/ui/breakpoints.css');
const NAME = /\((--[\w-]+)\)/g;

/** Named widths of the portal: `--phone` is `(width <= 768px)`. */
export function readBreakpoints() {
  const conditions = new Map();
  postcss.parse(readFileSync(FILE, 'utf8')).walkAtRules('custom-media', ({ params }) => {
    const [name, ...condition] = params.split(' ');
    conditions.set(name, condition.join(' '));
  });
  return conditions;
}

/** A PostCSS plugin, because browsers do not support `@custom-media`, and no style sheet contains the definitions. */
export function breakpoints() {
  const postcssPlugin = 'portico:breakpoints';
  return {
    postcssPlugin,
    prepare(result) {
      // Style sheets are built again when the widths change.
      result.messages.push({
        type: 'dependency',
        plugin: postcssPlugin,
        file: FILE,
        parent: result.opts.from,
      });
      const conditions = readBreakpoints();
      return {
        AtRule: {
          media(rule) {
            rule.params = rule.params.replaceAll(NAME, (_, name) => {
              const condition = conditions.get(name);
              if (condition === undefined) throw rule.error(`${name} is no breakpoint: see ${FILE}`);
              return condition;
            });
          },
        },
      };
    },
  };
}
