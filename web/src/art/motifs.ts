/** What mages and nemeses are drawn as. Their packs say it; who knows the packs tells it here, once, before anything is drawn. */
const motifs = new Map<string, string>();

export function tellMotifs(all: readonly { id: string; motif: string }[]): void {
  for (const { id, motif } of all) if (motif) motifs.set(id, motif);
}

/** The motif of a mage or nemesis; one without is drawn by its id. */
export const motifOf = (id: string): string => motifs.get(id) ?? id;
