export function zip(files: readonly { readonly name: string; readonly body: Buffer }[]): Buffer;
