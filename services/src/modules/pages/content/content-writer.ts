import Mustache from 'mustache';

type Arguments<Name extends 'escapedValue' | 'renderSection' | 'renderTokens'> = Parameters<
  Mustache.Writer[Name]
>;

/** Lists within lists multiply: what filling one template may take, in characters, of which a span counts for some. */
const MAX_EFFORT = 1_000_000;
const SPAN_EFFORT = 10;

/** Fills content templates; throws at one that would take the portal too long. */
class ContentWriter extends Mustache.Writer {
  private effort = 0;

  fill(template: string, view: object, escape: (value: unknown) => string): string {
    this.effort = 0;
    return this.render(template, view, undefined, { escape });
  }

  override renderTokens(...given: Arguments<'renderTokens'>): string {
    this.count(given[0].length * SPAN_EFFORT);
    return super.renderTokens(...given);
  }

  override renderSection(...given: Arguments<'renderSection'>): string {
    return this.counted(super.renderSection(...given));
  }

  override escapedValue(...given: Arguments<'escapedValue'>): string {
    return this.counted(super.escapedValue(...given));
  }

  /** Nothing comes of a section or value that is not there. */
  private counted(text: string | undefined): string {
    this.count(text?.length ?? 0);
    return text ?? '';
  }

  private count(effort: number): void {
    this.effort += effort;
    if (this.effort > MAX_EFFORT) throw new Error('it has too many sections inside of sections');
  }
}

const writer = new ContentWriter();

/** A content template filled with what it sees, every value escaped. */
export function fillContent(template: string, view: object, escape: (value: unknown) => string): string {
  return writer.fill(template, view, escape);
}
