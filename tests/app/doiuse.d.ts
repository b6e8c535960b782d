declare module 'doiuse' {
  import type { AcceptedPlugin } from 'postcss';

  /** Calls back for each use of a feature that a browser of package.json's `browserslist` lacks, or has in part. */
  export default function doiuse(options: {
    /** Features by their names at caniuse that are passed over. */
    readonly ignore?: readonly string[];
    onFeatureUsage(use: { readonly feature: string; readonly message: string }): void;
  }): AcceptedPlugin;
}
