/** Asks the browser not to clear stored data when space is short; false when it does not promise that. */
export async function askToStay(): Promise<boolean> {
  try {
    // Not available to pages over plain HTTP.
    const storage = navigator.storage as StorageManager | undefined;
    return (await storage?.persist()) ?? false;
  } catch {
    return false;
  }
}
