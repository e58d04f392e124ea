// Sharing: how a link leaves this browser.

/**
 * Copies a text; returns whether that worked. Pages over plain HTTP have no clipboard API, but the old way still
 * works there.
 */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByHand(text);
  }
}

function copiedByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}

export const canShare = (url: string): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ url });

export async function share(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ text, url });
  } catch {
    // The person may cancel sharing.
    return;
  }
}
