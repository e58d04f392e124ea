// ndjson: lines of a byte stream, ended by \n only (U+2028 inside a string ends no line), in bounded memory.

/** Yields each line of these chunks of UTF-8, without its \n, a \r before that, or a leading byte-order mark. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  const clean = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield clean(line);
  }
  rest += decoder.decode();
  if (rest !== '') yield clean(rest);
}
