/** Says that the figures beside it are invented, while nothing on the site is for real. */
export const ExampleNote = ({
  isShown,
  className = '',
}: {
  isShown: boolean
  className?: string
}) => isShown && <p className={`text-base ${className}`}>Chiffres d'exemple</p>
