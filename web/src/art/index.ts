/** Everything that is drawn. */
export { Background, Hero, type BackgroundProps, type HeroProps } from "./Background";
export { Breach, type BreachProps } from "./Breach";
export { CardArt } from "./CardArt";
export { CardBack, TurnCard, type CardBackProps, type TurnCardProps } from "./CardBack";
export { CardFace, type CardFaceProps, type CardSize, type FaceCard, type FaceState } from "./CardFace";
export { Gravehold, type GraveholdProps } from "./Gravehold";
export { CostDrop, Icon, ICON_NAMES, KindIcon, type IconName } from "./icons";
export { MageSigil, type MageSigilProps } from "./MageSigil";
export { NemesisEmblem, type NemesisEmblemProps } from "./NemesisEmblem";
export { COLOURS, lookOf, playerColour, PLAYERS, type Look } from "./palette";
export type { ArtCard } from "./types";
