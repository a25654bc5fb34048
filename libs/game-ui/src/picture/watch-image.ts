/** For a `ref`: tells of an image that failed before its page was live, when no one listened to it. */
export function ifFailed(onFailed: () => void): (image: HTMLImageElement | null) => void {
  return (image) => {
    if (image?.complete === true && image.naturalWidth === 0) onFailed();
  };
}
