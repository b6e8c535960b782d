/** Asks the browser not to clear what is kept when room gets short; false when it does not promise that. */
export async function askToStay(): Promise<boolean> {
  try {
    // Pages that came over plain HTTP have no such thing.
    const storage = navigator.storage as StorageManager | undefined;
    return (await storage?.persist()) ?? false;
  } catch {
    return false;
  }
}
