/** All dots of a plate that share one colour and one size. */
export interface DotGroup {
  color: string;
  radius: number;
  /** Zero-length strokes: render them with round caps and a stroke width of twice the radius. */
  d: string;
}
