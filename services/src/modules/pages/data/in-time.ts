/** The answer, or undefined when it takes longer than `limitMs`. */
export async function inTime<T>(answer: Promise<T>, limitMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
